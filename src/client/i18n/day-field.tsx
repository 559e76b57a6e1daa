import type { ReactNode } from 'react';
import { Field, type FieldProps } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { dayNumber } from '#domain/plain-date.ts';
import { useDay } from './use-day.ts';

type DayFieldProps = Omit<FieldProps, 'children' | 'help'> & {
  name?: string;
  /** Help text while the field is empty: says what that means. */
  empty?: ReactNode;
  /** A date as `2026-11-21`, or empty. */
  value: string;
  /** The last day that can be chosen; one that nobody reaches when there is none. */
  max?: string | undefined;
  onChange(value: string): void;
};

/**
 * A day. The browser's own field writes dates by the language of the browser and not of the page, so the day stands beside
 * it in the words of the page.
 */
export function DayField({ name, empty, value, max = '2099-12-31', onChange, ...field }: DayFieldProps) {
  const day = useDay();
  return (
    <Field {...field} help={dayNumber(value) === null ? empty : day(value)}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          name={name}
          value={value}
          min="2000-01-01"
          max={max}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
