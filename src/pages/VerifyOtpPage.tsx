export function VerifyOtpPage() {
  return <h1>VerifyOtp</h1>;
}
