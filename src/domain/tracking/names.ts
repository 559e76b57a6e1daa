import type { Bilingual } from '#contract/locale.ts';

const name = (zh: string, en: string): Bilingual => ({ zh, en });

/** The milestones in the order a shipment passes them; the order settles what comes first at one and the same time. */
export const MILESTONES = {
  EMPTY_OUT: name('提空箱', 'Empty container picked up'),
  STUFFED: name('装箱', 'Container stuffed'),
  PICKED_UP_FULL: name('重箱提离', 'Full container picked up'),
  CUSTOMS_DECLARED: name('海关申报', 'Customs declaration lodged'),
  GATE_IN_FULL: name('重箱进港', 'Full container gated in'),
  LOADED: name('装船', 'Loaded on board'),
  DEPARTED: name('离港', 'Vessel departed'),
  CALL_ARRIVED: name('中途挂靠到港', 'Vessel called at a port on the way'),
  CALL_DEPARTED: name('中途挂靠离港', 'Vessel left a port on the way'),
  TS_ARRIVED: name('中转到港', 'Vessel arrived at the transshipment port'),
  TS_DISCHARGED: name('中转卸船', 'Discharged for transshipment'),
  TS_LOADED: name('中转装船', 'Loaded on the connecting vessel'),
  TS_DEPARTED: name('中转离港', 'Connecting vessel departed'),
  ARRIVED: name('到港', 'Vessel arrived'),
  DISCHARGED: name('卸船', 'Discharged'),
  SAILED_ON: name('船舶卸货后续航', 'Vessel sailed on without the cargo'),
  CUSTOMS_SELECTED: name('海关布控', 'Selected by customs'),
  CUSTOMS_HOLD: name('海关查验', 'Held by customs for inspection'),
  CUSTOMS_INSPECTED: name('海关查验完毕', 'Customs inspection completed'),
  CUSTOMS_REJECTED: name('海关退单', 'Customs declaration rejected'),
  CUSTOMS_RELEASED: name('海关放行', 'Released by customs'),
  AVAILABLE: name('可提货', 'Available for pick-up'),
  AVAILABLE_DROP: name('可还箱', 'Ready to be dropped off'),
  RAIL_LOADED: name('铁路装车', 'Loaded on rail'),
  RAIL_DEPARTED: name('铁路发车', 'Train departed'),
  RAIL_ARRIVED: name('铁路到站', 'Train arrived'),
  RAIL_DISCHARGED: name('铁路卸车', 'Unloaded from rail'),
  BARGE_LOADED: name('驳船装船', 'Loaded on barge'),
  BARGE_DEPARTED: name('驳船离港', 'Barge departed'),
  BARGE_ARRIVED: name('驳船到港', 'Barge arrived'),
  BARGE_DISCHARGED: name('驳船卸船', 'Discharged from barge'),
  TRUCK_LOADED: name('卡车装车', 'Loaded on truck'),
  TRUCK_DEPARTED: name('卡车发车', 'Truck departed'),
  TRUCK_ARRIVED: name('卡车到达', 'Truck arrived'),
  TRUCK_DISCHARGED: name('卡车卸车', 'Unloaded from truck'),
  GATE_IN_INLAND: name('重箱进场', 'Full container gated in inland'),
  BORDER_CROSSED: name('过境', 'Border crossed'),
  WAYPOINT: name('途经', 'Passed a waypoint'),
  INSPECTED: name('验箱', 'Container inspected'),
  RESEALED: name('重新施封', 'Container resealed'),
  REMOVED: name('移出', 'Removed from the shipment'),
  GATE_OUT_FULL: name('重箱出闸', 'Full container gated out'),
  STRIPPED: name('拆箱', 'Container stripped'),
  EMPTY_RETURN: name('还空箱', 'Empty container returned'),
} as const satisfies Readonly<Record<string, Bilingual>>;

type MilestoneCode = keyof typeof MILESTONES;

const ORDER = new Map<string, number>(Object.keys(MILESTONES).map((code, index) => [code, index]));

/** Place of a code among the milestones; documents come before all of them, codes of others after. */
export function milestoneOrder(code: string): number {
  return ORDER.get(code) ?? (code.startsWith('DOC_') ? -1 : ORDER.size);
}

const DOCUMENTS: Readonly<Record<string, Bilingual>> = {
  CBR: name('订舱申请', 'Booking request'),
  BKG: name('订舱', 'Booking'),
  SHI: name('提单补料', 'Shipping instructions'),
  SRM: name('放货通知', 'Shipment release message'),
  TRD: name('提单', 'Bill of lading'),
  ARN: name('到货通知', 'Arrival notice'),
  VGM: name('VGM', 'VGM'),
  CAS: name('货物检验', 'Cargo survey'),
  CUS: name('海关查验', 'Customs inspection'),
  CUC: name('清关', 'Customs clearance'),
  AMF: name('舱单', 'Advance manifest'),
  DGD: name('危险品申报', 'Dangerous goods declaration'),
  OOG: name('超限货申报', 'Out-of-gauge declaration'),
  DEO: name('提货单', 'Delivery order'),
  CRO: name('放箱单', 'Container release order'),
  TRO: name('运输委托', 'Transport order'),
};

const STEPS: Readonly<Record<string, Bilingual>> = {
  RECE: name('已接收', 'received'),
  DRFT: name('草稿', 'drafted'),
  PENA: name('待批准', 'pending approval'),
  PENU: name('待补充', 'pending update'),
  REJE: name('被拒绝', 'rejected'),
  APPR: name('已批准', 'approved'),
  ISSU: name('已签发', 'issued'),
  SURR: name('已电放', 'surrendered'),
  SUBM: name('已提交', 'submitted'),
  VOID: name('已作废', 'voided'),
  CONF: name('已确认', 'confirmed'),
  REQS: name('已申请', 'requested'),
  CMPL: name('已完成', 'completed'),
  HOLD: name('被扣留', 'on hold'),
  RELS: name('已放行', 'released'),
  CANC: name('已取消', 'cancelled'),
};

/** Whether a document type speaks of the customs. */
export function isCustomsDocument(document: string | null): boolean {
  return document === 'CUS' || document === 'CUC' || document === 'AMF';
}

/** The name of a step of a document alone, such as `issued`; the code itself when it is new to us. */
export function stepName(code: string): Bilingual {
  return STEPS[code] ?? name(code, code);
}

/** The name of a code of ours: a milestone, `DOC_<type>_<step>`, or a raw code, which names itself. */
export function eventNameOf(code: string): Bilingual {
  if (Object.hasOwn(MILESTONES, code)) return MILESTONES[code as MilestoneCode];
  const [head, document = '', step = ''] = code.split('_');
  if (head !== 'DOC') return name(code, code);
  const subject = DOCUMENTS[document] ?? name(document, document);
  const done = stepName(step);
  return name(`${subject.zh}${done.zh}`, `${subject.en} ${done.en}`);
}
