import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { textIn } from '#contract/locale.ts';

interface PortInputProps {
  name: string;
  label: ReactNode;
  value: string;
  error: ReactNode;
  placeholder: string;
  /** `code` is what is meant by now: the code itself, or that of the first suggestion. */
  onChange: (typed: string, code: string | null) => void;
}

const CODE = /^[A-Z]{2}[A-Z0-9]{3}$/;

/** A port by code or name, with suggestions of the browser's own; works without a script when the code is typed. */
export function PortInput({ name, label, value, error, placeholder, onChange }: PortInputProps) {
  const locale = useLocale();
  const list = useId();
  const [active, setActive] = useState(false);
  const keyword = value.trim();
  const { data } = useQuery({
    ...routeQuery('apiCode.find', { query: { apiCode: 'portArea', keyword } }),
    enabled: active && keyword.length > 1,
  });
  const rows = data?.rows.slice(0, 12) ?? [];
  const typed = (text: string) => {
    const upper = text.trim().toUpperCase();
    onChange(text, CODE.test(upper) ? upper : null);
  };
  const leave = () => {
    // Of a name that was typed and not picked, the first suggestion is meant.
    const [first] = rows;
    if (keyword !== '' && !CODE.test(keyword.toUpperCase()) && first !== undefined) onChange(first.code, first.code);
  };
  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <TextInput
            {...control}
            name={name}
            list={list}
            value={value}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            onFocus={() => setActive(true)}
            onBlur={leave}
            onChange={(event) => typed(event.currentTarget.value)}
          />
          <datalist id={list}>
            {rows.map((row) => (
              <option key={row.code} value={row.code}>
                {`${textIn(locale, row.name)} · ${textIn(locale, row.note)}`}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
