package shop.shipping;

public final class FreightCarrier extends Carrier {
    public FreightCarrier() {
        super("freight", 5000, 20);
    }
}
