package air.skyways.baggage;

public enum Fare { BASIC, PLUS, FLEX, BUSINESS }
