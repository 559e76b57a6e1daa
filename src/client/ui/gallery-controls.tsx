import { useState } from 'react';
import { Badge } from './badge.tsx';
import { Button, IconButton, LinkButton } from './button.tsx';
import { FacetChips } from './chips.tsx';
import { CopyButton } from './copy-button.tsx';
import { Dialog } from './dialog.tsx';
import { Disclosure } from './disclosure.tsx';
import { Field } from './field.tsx';
import { ArrowRightIcon, FilterIcon, LanguageIcon } from './icons/interface-icons.tsx';
import { SearchIcon } from './icons/search-icons.tsx';
import { LateIcon, SuccessIcon, WarningIcon } from './icons/status-icons.tsx';
import { Checkbox, Select, TextArea, TextInput } from './inputs.tsx';
import { Kbd } from './kbd.tsx';
import { Menu } from './menu.tsx';
import { SearchInput } from './search-input.tsx';
import { Tabs } from './tabs.tsx';
import { ToastRegion } from './toast-region.tsx';
import { createToasts } from './toast-store.ts';

const toasts = createToasts();
const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const names = { primary: '查询', secondary: '保存', quiet: '取消', danger: '删除' };

/** Buttons in all variants and states. */
export function ButtonSamples() {
  return (
    <div className="ui-stack">
      {(['enabled', 'disabled', 'busy'] as const).map((state) => (
        <div key={state} className="ui-row">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled={state === 'disabled'} busy={state === 'busy'}>
              {names[variant]}
            </Button>
          ))}
          <IconButton label="搜索" icon={<SearchIcon />} disabled={state === 'disabled'} />
        </div>
      ))}
      <div className="ui-row">
        <LinkButton href="#gallery" variant="primary" icon={<SearchIcon size={20} />}>
          Track shipment
        </LinkButton>
        <Button size="small">小按钮</Button>
        <CopyButton text="CNNGB" label="复制 CNNGB" doneLabel="已复制" failedLabel="未能复制" showLabel />
        <CopyButton text="CNNGB" label="复制 CNNGB" doneLabel="已复制" failedLabel="未能复制" />
        <span>
          <Kbd>/</Kbd> <Kbd>Esc</Kbd>
        </span>
      </div>
    </div>
  );
}

/** Form controls, plain and with an error. */
export function FormSamples() {
  const [keyword, setKeyword] = useState('宁波');
  return (
    <div className="ui-stack">
      <SearchInput size="large" label="港口、箱号、提单号" clearLabel="清除" placeholder="箱号、提单号、港口、HS 编码">
        <Button variant="primary">查询</Button>
      </SearchInput>
      <SearchInput label="港口" clearLabel="清除" value={keyword} onValueChange={setKeyword} />
      <Field label="联系电话" help="11 位手机号，例如 13800000000" mark="（必填）" required>
        {(control) => <TextInput {...control} inputMode="tel" autoComplete="tel" />}
      </Field>
      <Field label="邮箱" error="请填写正确的邮箱，例如 name@company.com">
        {(control) => <TextInput {...control} type="email" defaultValue="name@" />}
      </Field>
      <Field label="箱型">
        {(control) => (
          <Select {...control}>
            <option>20GP</option>
            <option>40HQ</option>
          </Select>
        )}
      </Field>
      <Field label="留言">{(control) => <TextArea {...control} />}</Field>
      <Checkbox label="记住查询条件" help="只保存在这台设备上" defaultChecked />
      <Checkbox type="radio" name="gallery-radio" label="英文 English" />
    </div>
  );
}

function BadgeSamples() {
  return (
    <div className="ui-row">
      <Badge>海港</Badge>
      <Badge tone="info">直达</Badge>
      <Badge tone="ok" icon={<SuccessIcon />}>
        已放行
      </Badge>
      <Badge tone="warn" icon={<WarningIcon />}>
        待查验
      </Badge>
      <Badge tone="bad" icon={<WarningIcon />}>
        退运
      </Badge>
      <Badge tone="signal" icon={<LateIcon />}>
        晚 2 天
      </Badge>
    </div>
  );
}

/** Chips, badges, tabs, disclosure. */
export function ChoiceSamples() {
  const [selected, setSelected] = useState<readonly string[]>(['europe']);
  const [tab, setTab] = useState('route');
  const toggle = (key: string) =>
    setSelected(selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key]);
  return (
    <div className="ui-stack">
      <FacetChips
        label="航线"
        showLabel
        selected={selected}
        onToggle={toggle}
        options={[
          { key: 'europe', label: '欧洲基本港', count: '128' },
          { key: 'west', label: '美西', count: '36' },
          { key: 'sea', label: '东南亚', count: '214' },
          { key: 'med', label: '地中海', count: '97' },
        ]}
      />
      <BadgeSamples />
      <Tabs
        label="货物"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { key: 'route', label: '航程' },
          { key: 'boxes', label: '集装箱' },
          { key: 'customs', label: '海关' },
        ]}
      >
        <p className="ui-muted">{tab}</p>
      </Tabs>
      <Disclosure summary="免堆期从什么时候开始算？" open>
        从卸船完成的当天开始计算，各船公司的规定不同，以提单背面条款为准。
      </Disclosure>
      <Disclosure summary="CY 和 CFS 有什么区别？">…</Disclosure>
    </div>
  );
}

/** Samples of everything that opens: menu, dialogs, toasts. */
export function OverlaySamples() {
  const [open, setOpen] = useState<'center' | 'top' | 'end' | null>(null);
  return (
    <div className="ui-row">
      <Menu
        button={
          <>
            <LanguageIcon size={20} />
            <span>语言</span>
          </>
        }
        items={[
          { key: 'zh', label: '简体中文', href: '#zh', current: true },
          { key: 'en', label: 'English', href: '#en' },
          { key: 'out', label: '退出登录', danger: true },
        ]}
      />
      {(['center', 'top', 'end'] as const).map((placement) => (
        <Button key={placement} icon={<FilterIcon size={20} />} onClick={() => setOpen(placement)}>
          {placement}
        </Button>
      ))}
      <Button onClick={() => toasts.show({ tone: 'ok', text: '语言已切换' })}>toast ok</Button>
      <Button onClick={() => toasts.show({ tone: 'bad', text: '服务器没有回应，请稍后再试' })}>toast bad</Button>
      <Button onClick={() => toasts.show({ tone: 'bad', heading: '操作未完成', text: '当前操作没有权限' })}>
        notification
      </Button>
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        placement={open ?? 'center'}
        title="确定退出登录？"
        closeLabel="关闭"
        footer={
          <>
            <Button onClick={() => setOpen(null)}>取消</Button>
            <Button variant="primary" icon={<ArrowRightIcon size={20} />} onClick={() => setOpen(null)}>
              退出
            </Button>
          </>
        }
      >
        退出后，这台设备上保存的货物记录会被删除。
      </Dialog>
      <ToastRegion toasts={toasts} label="消息" closeLabel="关闭" />
    </div>
  );
}
