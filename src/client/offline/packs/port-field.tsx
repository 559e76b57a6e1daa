import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { Combobox } from '#client/ui/combobox.tsx';
import { Field } from '#client/ui/field.tsx';
import { type Locale, textIn } from '#contract/locale.ts';
import { PORT_CODE } from '#domain/port-code.ts';
import { type PickedPort, pickedBy, portName, rememberPort } from '../recent-ports.ts';
import { type PortSuggestions, usePortSuggestions } from './use-port-suggestions.ts';

interface PortFieldProps {
  label: ReactNode;
  value: PickedPort | null;
  error: ReactNode;
  placeholder: string;
  /** For a form that is sent without a script: what was typed goes under this name. */
  name?: string | undefined;
  onPick(port: PickedPort | null): void;
}

/** The text in the field for a port that was picked: its name and code, or the code alone where only that is known. */
function textOf(port: PickedPort, locale: Locale): string {
  const name = portName(locale, port);
  return name === port.code ? name : `${name} ${port.code}`;
}

function Empty({ state }: { state: PortSuggestions['state'] }) {
  if (state === 'looking') return <Trans>Searching</Trans>;
  if (state === 'ready') return <Trans>Port not found. Try its code, or its Chinese or English name.</Trans>;
  return (
    <Trans>
      The table of ports is not on this device and there is no connection. Type the five letters of a port’s code, such
      as CNNGB, or pick a port you picked before.
    </Trans>
  );
}

/** PWA-04: where there is no table, a code is taken at its word; the server checks it when it is sent. */
function unknownPort(code = ''): PickedPort | undefined {
  return PORT_CODE.test(code) ? { code, nameEn: code, nameZh: null } : undefined;
}

function optionsOf(ports: PortSuggestions['ports'], locale: Locale) {
  return ports.map((port) => {
    const other = locale === 'zh_CN' ? port.nameEn : port.nameZh;
    const country = port.country ? textIn(locale, port.country) : null;
    const note = [other, country].filter((text) => text && text !== portName(locale, port)).join(' · ');
    return { key: port.code, code: port.code, label: portName(locale, port), note };
  });
}

/** A port by code, English, Chinese or pinyin (HOME-02); what was typed and not picked is no port. */
export function PortField({ label, value, error, placeholder, name, onPick }: PortFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { ports, recent, state } = usePortSuggestions(typed ?? '', active);

  useEffect(() => {
    const early = box.current?.querySelector('input');
    // Typed before the script came, and perhaps left again; what the server drew is no typing.
    const typedEarly = early && early.value !== early.defaultValue;
    if (typedEarly) setTyped(early.value);
    if (typedEarly || early === document.activeElement) setActive(true);
  }, []);

  function pick(port: PickedPort) {
    setTyped(null);
    rememberPort(port);
    onPick(port);
  }
  const code = typed?.trim().toUpperCase();
  const found =
    ports.find((port) => port.code === code) ?? ports.find(({ aliasCodes }) => aliasCodes?.includes(code ?? ''));
  const meant = found ? pickedBy(found, code ?? '') : state === 'failed' ? unknownPort(code) : undefined;
  // A code is picked as its last letter is typed: Enter sends it, and an error that went only as the field is left would
  // take the button with it that is being pressed.
  useEffect(() => {
    if (!meant || (meant.code === value?.code && meant.askedAs === value.askedAs)) return;
    onPick(meant);
    // The field was left before the answer came.
    if (!box.current?.contains(document.activeElement)) setTyped(null);
  }, [meant, value, onPick]);
  const [shown, setShown] = useState(value?.code);
  if (shown !== value?.code) {
    setShown(value?.code);
    // Set from elsewhere, by a swap or a lane looked up before: half a word must not cover it.
    if (value && value.code !== meant?.code) setTyped(null);
  }
  const count = ports.length;
  const reached = count === 1 ? t`1 port, reached with the down arrow` : t`${count} ports, reached with the down arrow`;
  return (
    <div ref={box}>
      <Field label={label} error={error}>
        {(control) => (
          <Combobox
            control={control}
            name={name}
            text={typed ?? (value ? textOf(value, locale) : '')}
            placeholder={placeholder}
            listLabel={t`Ports`}
            heading={recent ? <Trans>Recently used</Trans> : null}
            options={optionsOf(ports, locale)}
            empty={typed?.trim() ? <Empty state={state} /> : null}
            status={count > 0 ? reached : undefined}
            onFocus={(event) => {
              setActive(true);
              event.currentTarget.select();
            }}
            onText={(text) => {
              setTyped(text);
              if (value) onPick(null);
            }}
            onPick={({ key }) => {
              const port = ports.find(({ code }) => code === key);
              if (port) pick(pickedBy(port, code ?? ''));
            }}
            onLeave={() => {
              if (meant) pick(meant);
            }}
          />
        )}
      </Field>
    </div>
  );
}
