package shop.shipping;

public final class AirCarrier extends Carrier {
    public AirCarrier() {
        super("air", 900, 120);
    }
}
