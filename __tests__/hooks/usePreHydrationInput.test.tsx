import { describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { usePreHydrationInput } from '@/hooks/usePreHydrationInput';

type Found = (entries: Record<string, string>) => void;

function Form({ onFound, children }: { onFound: Found; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  usePreHydrationInput(form, onFound);
  return <form ref={form}>{children}</form>;
}

describe('the entries of a form before hydration', () => {
  it('are reported by field name, once, without empty and unchecked fields', () => {
    const onFound = jest.fn<Found>();
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

  it('are not reported when every field is empty', () => {
    const onFound = jest.fn<Found>();
    render(
      <Form onFound={onFound}>
        <input name="name" />
      </Form>,
    );

    expect(onFound).not.toHaveBeenCalled();
  });
});
