import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useChange } from '#client/offline/change/use-change.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/inputs.tsx';
import { toasts } from '#client/ui/toasts.ts';
import { CODE_LENGTH, DELETION_DAYS } from '#contract/account-limits.ts';
import type { UserRecord } from '#contract/users.ts';
import { digitsOf } from '#domain/digits.ts';
import { DeletionNotice } from './deletion-notice.tsx';
import { Failure } from './failure.tsx';
import { type Proof, proofOf } from './proof.ts';
import { ProofLine } from './proof-line.tsx';
import { Section } from './section.tsx';
import { usePatchRecord } from './use-own-record.ts';

/** Name of the field that carries each kind of proof in the call; empty where none does. */
const REFUSED = { password: 'password', code: 'ownCode', recent: '' } as const satisfies Record<Proof, string>;

function DeletionForm({ record }: { record: UserRecord }) {
  const { t } = useLingui();
  const by = proofOf(record);
  const [proof, setProof] = useState('');
  const [sure, setSure] = useState(false);
  const [missing, setMissing] = useState(false);
  const change = useChange('users.requestDeletion');
  const patch = usePatchRecord();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (change.busy || !change.online || !sure) return;
    if (by !== 'recent' && proof === '') return setMissing(true);
    const answer = await change.send({ body: by === 'code' ? { password: '', ownCode: proof } : { password: proof } });
    if (answer === null) return;
    patch({ deletionAt: answer.deletionAt });
    toasts.show({ tone: 'info', text: t`Your request is noted. You can withdraw it.` });
  };
  return (
    <form className="personal-form" noValidate onSubmit={(event) => void submit(event)}>
      <ProofLine
        proof={by}
        record={record}
        purpose="confirm"
        name="proof"
        value={proof}
        error={missing ? <Trans>Please Enter</Trans> : change.refusals[REFUSED[by]]}
        onType={(text) => {
          setProof(by === 'code' ? digitsOf(text, CODE_LENGTH) : text);
          setMissing(false);
          change.forget();
        }}
      />
      <Checkbox
        label={<Trans>I want my account and everything in it to be deleted</Trans>}
        checked={sure}
        onChange={({ currentTarget }) => setSure(currentTarget.checked)}
      />
      <Failure change={change} />
      <Button type="submit" variant="danger" busy={change.busy} disabled={!change.online || !sure}>
        <Trans>Delete my account</Trans>
      </Button>
    </form>
  );
}

/** The end of the account, after a waiting period in which it can be taken back. */
export function DeletionSection({ record }: { record: UserRecord }) {
  const { deletionAt } = record;
  return (
    <Section
      id="deletion"
      title={<Trans>Deleting your account</Trans>}
      standing={
        deletionAt === null ? (
          <Trans>Your account stays until you say otherwise.</Trans>
        ) : (
          <Trans>Deletion has been requested.</Trans>
        )
      }
      next={
        <Trans>
          It is deleted {DELETION_DAYS} days after you ask for it, with your details, pictures and watched shipments.
          Until then it works, and you can change your mind. Shipping and accounting records that we must keep by law
          are kept.
        </Trans>
      }
      {...(deletionAt === null ? { act: <Trans>Delete my account</Trans> } : {})}
    >
      {deletionAt === null ? <DeletionForm record={record} /> : <DeletionNotice deletionAt={deletionAt} />}
    </Section>
  );
}
