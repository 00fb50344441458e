package shop.shipping;

public enum Zone {
    LOCAL, REGIONAL, NATIONAL, OVERSEAS
}
