package sale.auction;

public enum Outcome { ACCEPTED, CLOSED, NOT_ALLOWED, TOO_LOW, SAME_BIDDER }
