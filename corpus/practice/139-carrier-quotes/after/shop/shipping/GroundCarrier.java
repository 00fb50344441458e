package shop.shipping;

public final class GroundCarrier extends Carrier {
    public GroundCarrier() {
        super("ground", 350, 45);
    }
}
