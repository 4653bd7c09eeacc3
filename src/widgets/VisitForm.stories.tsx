import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { seedWindows } from '@/fixtures/windows.fixtures';
import { VisitForm } from './VisitForm';

const meta = preview.meta({ component: VisitForm, parameters: { shop: { fill: seedWindows } } });

/** The windows are not sent unless the visitor ticks the box. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('checkbox', { name: 'Attach my windows' }),
    ).not.toBeChecked();
    await expect(canvas.queryByText(/^Living room, Terrace door/)).not.toBeInTheDocument();
  },
});

/** What is shown is sent; a second press attaches nothing. */
export const Attached = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Attach my windows' });
    await userEvent.click(box);
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent('Living room, Terrace door: W 240'),
    );
    await userEvent.click(box);
    await expect(canvasElement).not.toHaveTextContent('Terrace door');
    await userEvent.click(box);
    await waitFor(() => expect(canvasElement).toHaveTextContent('Terrace door'));
  },
});

/** A device without measured windows offers nothing to attach. */
export const Empty = meta.story({
  parameters: { shop: { fill: () => undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
  },
});
