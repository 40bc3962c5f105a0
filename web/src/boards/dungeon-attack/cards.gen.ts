// Made from the cards of dungeon-attack: make protocol

/** An adventurer card. Zero means that the card can't do it. */
export interface Adventurer {
  rating: number;
  throng?: number;
  rating_in_throng?: number;
  rating_stunned?: number;
  rating_wounded?: number;
  shrugs_from?: number;
  mends?: boolean;
  mend_gold?: number;
  rerolls?: number;
  snares?: number;
  tinkers?: number;
  repels?: number;
  search_rerolls?: number;
  id: string;
  provenance?: string;
}
