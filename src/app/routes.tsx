import { useLocation } from 'react-router';
import { BareFrame } from './frame/BareFrame';
import { Frame } from './frame/Frame';
import { barePages, customerPages, findPage } from './pages';
import { RequireSession } from './RequireSession';

/** The screen of the address in its frame (spec §2); a customer's is behind the sign-in (decisions §3). */
export function AppRoutes() {
  const page = findPage(useLocation().pathname);
  const screen = <page.Component />;
  if (barePages.includes(page)) return <BareFrame>{screen}</BareFrame>;
  const isOpen = !customerPages.includes(page);
  return <Frame>{isOpen ? screen : <RequireSession>{screen}</RequireSession>}</Frame>;
}
