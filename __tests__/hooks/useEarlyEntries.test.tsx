import { describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { useEarlyEntries } from '@/hooks/useEarlyEntries';

type Found = (entries: Record<string, string>) => void;

function Form({ onFound, children }: { onFound: Found; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyEntries(form, onFound);
  return <form ref={form}>{children}</form>;
}

describe('what stands in a form before its component takes over', () => {
  it('is handed over by field name, once, without what is empty or not chosen', () => {
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

  it('is no matter when there is nothing', () => {
    const onFound = jest.fn<Found>();
    render(
      <Form onFound={onFound}>
        <input name="name" />
      </Form>,
    );

    expect(onFound).not.toHaveBeenCalled();
  });
});
