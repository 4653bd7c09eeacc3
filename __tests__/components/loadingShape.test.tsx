import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { loadingShape } from '@/components/loadingShape';
import { messages } from '@/components/messages';

describe('the shape of what is on its way', () => {
  it('is shown once its code is there', async () => {
    const Shape = loadingShape(() => Promise.resolve(() => <p>Three grey bars</p>));
    render(<Shape />);
    expect(await screen.findByText('Three grey bars')).toBeTruthy();
  });

  it('leaves the page in peace when its code cannot be fetched', async () => {
    let fail: (reason: Error) => void = () => undefined;
    const code = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    const Shape = loadingShape(() => code);
    render(
      <>
        <h1>Fabrics</h1>
        <Shape />
      </>,
    );
    await act(async () => {
      fail(new Error('ChunkLoadError'));
      await code.catch(() => undefined);
    });
    expect(screen.getByRole('heading', { name: 'Fabrics' })).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: messages.loading })).toBeTruthy();
  });
});
