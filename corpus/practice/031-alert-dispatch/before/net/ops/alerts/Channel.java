package net.ops.alerts;

public enum Channel {
    EMAIL, SMS, PAGER
}
