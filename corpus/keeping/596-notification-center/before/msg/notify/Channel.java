package msg.notify;

public enum Channel { MAIL, SMS, PUSH }
