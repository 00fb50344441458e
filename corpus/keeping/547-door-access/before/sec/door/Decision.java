package sec.door;

public enum Decision { OPEN, DENIED, ALARM }
