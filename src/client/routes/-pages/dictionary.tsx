import { msg } from '@lingui/core/macro';
import { getRouteApi } from '@tanstack/react-router';
import { DictionaryPage } from '#client/features/dictionary/dictionary-page.tsx';
import { EntryPage } from '#client/features/dictionary/entry-page.tsx';
import type { TableIntro } from '#client/features/dictionary/faces.ts';
import { coldBoxTable } from '#client/features/dictionary/tables/cold-box.tsx';
import { ColdDetail } from '#client/features/dictionary/tables/cold-detail.tsx';
import { ContainerDetail } from '#client/features/dictionary/tables/container-detail.tsx';
import { containersTable } from '#client/features/dictionary/tables/containers.tsx';
import { DangerousDetail } from '#client/features/dictionary/tables/dangerous-detail.tsx';
import { dangerousGoodsTable } from '#client/features/dictionary/tables/dangerous-goods.tsx';
import { hsCodesTable } from '#client/features/dictionary/tables/hs-codes.tsx';
import { HsDetail } from '#client/features/dictionary/tables/hs-detail.tsx';
import { PalletDetail } from '#client/features/dictionary/tables/pallet-detail.tsx';
import { palletsTable } from '#client/features/dictionary/tables/pallets.tsx';
import { PortDetail } from '#client/features/dictionary/tables/port-detail.tsx';
import { portsTable } from '#client/features/dictionary/tables/ports.tsx';
import { TradeDetail } from '#client/features/dictionary/tables/trade-detail.tsx';
import { tradeTermsTable } from '#client/features/dictionary/tables/trade-terms.tsx';

const coldProduct = getRouteApi('/dictionary/coldBox/$id');
const containerSizes = getRouteApi('/dictionary/containerSize');
const container = getRouteApi('/dictionary/containerSize_/$id');
const dangerousGoods = getRouteApi('/dictionary/dangerousGoods');
const dangerousGood = getRouteApi('/dictionary/dangerousGoods_/$key');
const hsCodes = getRouteApi('/dictionary/hsCode');
const hsCode = getRouteApi('/dictionary/hsCode_/$code');
const pallets = getRouteApi('/dictionary/palletSizes');
const pallet = getRouteApi('/dictionary/palletSizes_/$id');
const ports = getRouteApi('/dictionary/ports');
const port = getRouteApi('/dictionary/ports_/$code');
const tradeTerms = getRouteApi('/dictionary/tradeTerms');
const tradeTerm = getRouteApi('/dictionary/tradeTerms_/$code');

const portsIntro: TableIntro = {
  lead: msg`Port codes, names and trade lanes, from Ningbo to ports worldwide.`,
  searchLabel: msg`Search ports`,
  examples: msg`Ningbo, CNNGB or China`,
};

const hsCodesIntro: TableIntro = {
  lead: msg`HS codes with unit, export tax rebate, CIQ codes and declaration elements.`,
  searchLabel: msg`Search HS codes`,
  examples: msg`8507.60 or lithium battery`,
};

const containersIntro: TableIntro = {
  lead: msg`Inside, door and weight limits of all common containers, drawn to one scale.`,
  searchLabel: msg`Search containers`,
  examples: msg`Box type or ISO code: 40HQ, reefer, 45G1`,
};

const coldBoxIntro: TableIntro = {
  lead: msg`Carrying temperatures of goods in reefer containers, in Celsius and Fahrenheit.`,
  searchLabel: msg`Search reefer cargo`,
  examples: msg`Goods: banana, shrimp`,
};

const tradeTermsIntro: TableIntro = {
  lead: msg`Who pays for what, and where the risk passes: the eleven terms of 2020, and DAT for old contracts.`,
  searchLabel: msg`Search trade terms`,
  examples: msg`Term or name: FOB, delivered, cif`,
};

const dangerousGoodsIntro: TableIntro = {
  lead: msg`UN numbers with proper shipping names, classes, labels and packing groups.`,
  searchLabel: msg`Search dangerous goods`,
  examples: msg`UN 1263 or paint`,
};

const palletsIntro: TableIntro = {
  lead: msg`The pallets of the world to one scale, and how many stand on the floor of a container.`,
  searchLabel: msg`Search pallet sizes`,
  examples: msg`Size or standard: 1200 × 1000, EPAL, ISO 6780`,
};

/** DICT-01: ports. */
export function PortsPage() {
  return <DictionaryPage table={portsTable} intro={portsIntro} search={ports.useSearch()} />;
}

/** One port. */
export function PortPage() {
  return <EntryPage table={portsTable} Detail={PortDetail} entryKey={port.useParams().code} />;
}

/** DICT-02: HS codes. */
export function HsCodesPage() {
  return <DictionaryPage table={hsCodesTable} intro={hsCodesIntro} search={hsCodes.useSearch()} />;
}

/** One HS code. */
export function HsCodePage() {
  return <EntryPage table={hsCodesTable} Detail={HsDetail} entryKey={hsCode.useParams().code} />;
}

/** DICT-03, DICT-04: containers and cold box products, each with a state of its own. */
export function ContainersPage() {
  const search = containerSizes.useSearch();
  return search.view === 'cold' ? (
    <DictionaryPage key="cold" table={coldBoxTable} intro={coldBoxIntro} search={search} />
  ) : (
    <DictionaryPage key="boxes" table={containersTable} intro={containersIntro} search={search} />
  );
}

/** One container. */
export function ContainerPage() {
  return <EntryPage table={containersTable} Detail={ContainerDetail} entryKey={container.useParams().id} />;
}

/** One cold box product. */
export function ColdProductPage() {
  return <EntryPage table={coldBoxTable} Detail={ColdDetail} entryKey={coldProduct.useParams().id} />;
}

/** DICT-05: trade terms. */
export function TradeTermsPage() {
  return <DictionaryPage table={tradeTermsTable} intro={tradeTermsIntro} search={tradeTerms.useSearch()} />;
}

/** One trade term. */
export function TradeTermPage() {
  return <EntryPage table={tradeTermsTable} Detail={TradeDetail} entryKey={tradeTerm.useParams().code} />;
}

/** DICT-05: dangerous goods. */
export function DangerousGoodsPage() {
  return <DictionaryPage table={dangerousGoodsTable} intro={dangerousGoodsIntro} search={dangerousGoods.useSearch()} />;
}

/** One UN number. */
export function DangerousGoodPage() {
  return <EntryPage table={dangerousGoodsTable} Detail={DangerousDetail} entryKey={dangerousGood.useParams().key} />;
}

/** DICT-05: pallet sizes. */
export function PalletsPage() {
  return <DictionaryPage table={palletsTable} intro={palletsIntro} search={pallets.useSearch()} />;
}

/** One pallet size. */
export function PalletPage() {
  return <EntryPage table={palletsTable} Detail={PalletDetail} entryKey={pallet.useParams().id} />;
}
