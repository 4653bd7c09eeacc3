import { describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { filledFields, usePreHydrationInput } from '@/hooks/usePreHydrationInput';

type OnFound = (entries: Record<string, string>) => void;

function Form({ onFound, children }: { onFound: OnFound; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  usePreHydrationInput(() => filledFields(form.current), onFound);
  return <form ref={form}>{children}</form>;
}

describe('usePreHydrationInput', () => {
  it('reports non-empty and checked fields by name, once', () => {
    const onFound = jest.fn<OnFound>();
    const form = (
      <Form onFound={onFound}>
        <input name="name" defaultValue="Layla" />
        <textarea name="review" defaultValue="Lovely" />
        <input name="email" defaultValue="" />
        <input type="radio" name="rating" value="3" />
        <input type="radio" name="rating" value="4" defaultChecked />
        <input defaultValue="nameless" />
      </Form>
    );
    const { rerender } = render(form);
    rerender(form);

    expect(onFound.mock.calls).toEqual([[{ name: 'Layla', review: 'Lovely', rating: '4' }]]);
  });

  it('reports nothing when every field is empty', () => {
    const onFound = jest.fn<OnFound>();
    render(
      <Form onFound={onFound}>
        <input name="name" />
      </Form>,
    );

    expect(onFound).not.toHaveBeenCalled();
  });

  it('waits until the input can be handled, and reports it once', () => {
    const onFound = jest.fn<(value: boolean) => void>();
    function Checkbox({ isReady }: { isReady: boolean }) {
      const checkbox = useRef<HTMLInputElement>(null);
      usePreHydrationInput(() => checkbox.current?.checked, onFound, isReady);
      return <input type="checkbox" ref={checkbox} defaultChecked />;
    }
    const { rerender } = render(<Checkbox isReady={false} />);
    expect(onFound).not.toHaveBeenCalled();

    rerender(<Checkbox isReady />);
    rerender(<Checkbox isReady={false} />);
    rerender(<Checkbox isReady />);

    expect(onFound.mock.calls).toEqual([[true]]);
  });
});
