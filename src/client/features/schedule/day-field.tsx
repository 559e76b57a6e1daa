import type { ReactNode } from 'react';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { dayNumber } from '#domain/plain-date.ts';
import { useDay } from './port-time.tsx';

interface DayFieldProps {
  name: string;
  label: ReactNode;
  /** What it means that the field is empty. */
  empty: ReactNode;
  /** A date as `2026-11-21`, or empty. */
  value: string;
  error?: ReactNode;
  onChange(value: string): void;
}

/**
 * A day of departure. The browser's own field writes dates by the language of the browser and not of the page, so the day
 * stands beside it in the words of the page.
 */
export function DayField({ name, label, empty, value, error, onChange }: DayFieldProps) {
  const day = useDay();
  return (
    <Field label={label} error={error} help={dayNumber(value) === null ? empty : day(value)}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          name={name}
          value={value}
          min="2000-01-01"
          max="2099-12-31"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
