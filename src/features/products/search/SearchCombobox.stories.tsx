import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CURRENCY } from '@/fixtures/products.fixtures';
import { SearchCombobox, type SearchComboboxProps } from './SearchCombobox';
import { correctedOptions, velvetOptions } from './suggestions.fixtures';

type FieldProps = Pick<SearchComboboxProps, 'options' | 'onPick'> & { startsWith: string };

function Field({ startsWith, ...props }: FieldProps) {
  const [text, setText] = useState(startsWith);
  const input = useRef<HTMLInputElement>(null);
  return (
    <SearchCombobox {...props} text={text} currency={CURRENCY} input={input} onChange={setText}>
      {null}
    </SearchCombobox>
  );
}

const meta = preview.meta({
  component: Field,
  args: { startsWith: 'velv', options: velvetOptions, onPick: fn() },
});

export const Default = meta.story();

/** The typed word finds nothing; the first suggestion is the corrected one. */
export const Corrected = meta.story({ args: { startsWith: 'velvt', options: correctedOptions } });

/** Without suggestions it is a plain field. */
export const Empty = meta.story({ args: { startsWith: '', options: [] } });

/** Arrow keys move through the suggestions and keep the text; Enter opens the chosen one. */
export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('velv');
    const chosen = canvas.getByRole('option', { name: 'velvet cushion' });
    await expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledOnce();
  },
});

/** The clear button keeps focus in the field. */
export const Cleared = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /clear/i }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});
