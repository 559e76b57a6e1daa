import { useState } from 'react';
import { AsOf } from './as-of.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Button, LinkButton } from './button.tsx';
import { Card } from './card.tsx';
import { DataTable } from './data-table.tsx';
import type { Column } from './data-table-types.ts';
import { DescriptionList } from './description-list.tsx';
import { GantryScene, StackScene, VesselScene } from './drawings/scene-drawings.tsx';
import { EmptyDrawing } from './drawings/state-drawings.tsx';
import { EmptyState } from './empty-state.tsx';
import { type SamplePort, samplePorts, sampleSort, sampleStops } from './gallery-sample.ts';
import { Notice } from './notice.tsx';
import { Pagination } from './pagination.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { RouteLine } from './route-line.tsx';
import { Skeleton } from './skeleton.tsx';
import { StatusLine } from './status-line.tsx';

const columns: ReadonlyArray<Column<SamplePort>> = [
  { key: 'code', label: '港口代码', cell: (port) => port.code, sortable: true, width: 's', mono: true, phone: 'lead' },
  { key: 'cn', label: '中文名', cell: (port) => port.cn, sortable: true, width: 'm', phone: 'title' },
  { key: 'en', label: '英文名', cell: (port) => port.en, sortable: true, phone: 'note', lang: 'en' },
  { key: 'country', label: '国家/地区', cell: (port) => port.country, width: 's' },
  { key: 'lane', label: '所属航线', cell: (port) => port.lane, sortable: true, width: 'm' },
  { key: 'kind', label: '类型', cell: (port) => port.kind, width: 'm' },
];

const pageLabels = {
  navigation: '分页',
  previous: '上一页',
  next: '下一页',
  page: (page: number) => `第 ${page} 页`,
  total: '共 17,051 条',
  sizes: '每页',
};

/** The table in its states, and paging. */
export function TableSamples() {
  const [openKey, setOpenKey] = useState<string | null>('CNSHA');
  const [page, setPage] = useState({ page: 9, size: 20 });
  return (
    <div className="ui-stack">
      <Breadcrumbs
        label="位置"
        items={[{ label: '首页', href: '#home' }, { label: '物流词典', href: '#dictionary' }, { label: '港口' }]}
      />
      <DataTable
        caption="港口"
        columns={columns}
        rows={samplePorts}
        rowKey={(port) => port.code}
        rowHref={(port) => `#${port.code}`}
        onRowOpen={(port) => setOpenKey(openKey === port.code ? null : port.code)}
        openKey={openKey}
        detail={(port) => (
          <DescriptionList
            layout="tiles"
            items={[
              { key: 'cn', term: '中文名', value: port.cn },
              { key: 'at', term: '坐标', value: '31.23° N, 121.47° E' },
              { key: 'zone', term: '时区', value: 'UTC+08:00' },
              { key: 'alias', term: '别名代码', value: 'CNSHG', mono: true },
            ]}
          />
        )}
        sort={sampleSort}
        onSort={() => undefined}
      />
      <Pagination
        page={page.page}
        size={page.size}
        total={17051}
        labels={pageLabels}
        hrefFor={(to, size) => `#page=${to}&size=${size}`}
        onPageChange={(to, size) => setPage({ page: to, size })}
      />
    </div>
  );
}

/** The table while it waits and when it found nothing. */
export function TableStateSamples() {
  return (
    <div className="ui-stack">
      <AsOf state="stored" action={<Button variant="quiet">刷新</Button>}>
        来自本机，更新于 2 小时前 · UN/LOCODE 2024-2
      </AsOf>
      <DataTable caption="港口" columns={columns} rows={[]} rowKey={(port) => port.code} skeletonRows={2} />
      <DataTable
        caption="港口"
        columns={columns}
        rows={[]}
        rowKey={(port) => port.code}
        empty={
          <EmptyState
            drawing={<EmptyDrawing />}
            title="没有找到“宁坡”"
            actions={<Button variant="primary">搜索“宁波”</Button>}
          >
            可以按代码、英文名、中文名或拼音搜索。
          </EmptyState>
        }
      />
    </div>
  );
}

/** Notices, status, progress, skeletons. */
export function StateSamples() {
  return (
    <div className="ui-stack">
      <StatusLine
        items={[
          { kind: 'offline', text: '没有网络。您看到的是这台设备上保存的内容。' },
          { kind: 'update', text: '有新版本。', action: <Button variant="quiet">现在更新</Button> },
          { kind: 'waiting', text: '1 条询价等待发送。', action: <LinkButton href="#queue">查看</LinkButton> },
        ]}
      />
      <Notice tone="info" title="说明">
        退税率以海关/税务最新公布为准。
      </Notice>
      <Notice tone="ok" title="已收到您的询价">
        我们会在一个工作日内回复。
      </Notice>
      <Notice tone="warn" title="请注意：箱号校验位不符" actions={<Button>仍然查询</Button>}>
        MSCU1234567 的校验位应为 6。
      </Notice>
      <Notice tone="bad" title="没有成功">
        服务器没有回应，您填写的内容还在。
      </Notice>
      <div className="ui-row">
        <AsOf state="fresh">刚刚更新</AsOf>
        <AsOf state="waiting">正在更新</AsOf>
        <AsOf state="failed">更新失败，显示 3 天前的内容</AsOf>
        <AsOf state="offline">离线，2 小时前的内容</AsOf>
      </div>
      <ProgressBar label="正在下载港口数据" value={120} max={288} valueText="120 / 288 KB" />
      <ProgressBar label="正在校验" />
      <Skeleton lines={3} />
    </div>
  );
}

/** Route lines, facts, cards. */
export function ContentSamples() {
  return (
    <div className="ui-stack">
      <RouteLine label="航程" stops={sampleStops} />
      <RouteLine label="航程" stops={sampleStops} direction="vertical" />
      <DescriptionList
        items={[
          { key: 'bl', term: '提单号', value: 'COSU6123456780', mono: true },
          { key: 'vessel', term: '船名航次', value: 'EVER BLOOM 042W', lang: 'en' },
          { key: 'eta', term: '预计到港', value: '2026-12-09 06:00（汉堡时间）' },
        ]}
      />
      <div className="ui-grid">
        {[
          { title: '宁波至汉堡周班航线开通', scene: <VesselScene /> },
          { title: '十一月港口作业公告：台风季收尾与堆场安排', scene: <GantryScene /> },
          { title: '新堆场两万平方米投入使用', scene: <StackScene /> },
        ].map((item) => (
          <Card
            key={item.title}
            media={item.scene}
            meta="2026年11月20日 · 公司新闻"
            title={
              <a className="ui-card-link" href="#news">
                {item.title}
              </a>
            }
          >
            <p className="ui-muted">每周三截关，周五开航，全程约 27 天。</p>
          </Card>
        ))}
      </div>
    </div>
  );
}
