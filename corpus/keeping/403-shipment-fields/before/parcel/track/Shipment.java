package parcel.track;

import java.util.Optional;
import java.util.OptionalInt;

public final class Shipment {

    private final String id;
    private Optional<String> carrier = Optional.empty();
    private Optional<String> trackingCode = Optional.empty();
    private OptionalInt weight = OptionalInt.empty();
    private Optional<Shipment> replaces = Optional.empty();

    public Shipment(String id) {
        this.id = Optional.ofNullable(id).orElseThrow(NullPointerException::new);
    }

    public void handOver(String carrier, String trackingCode) {
        if (this.carrier.isPresent()) {
            throw new IllegalStateException("already with " + this.carrier.get());
        }
        this.carrier = Optional.of(carrier);
        this.trackingCode = Optional.ofNullable(trackingCode).map(String::trim).filter(c -> !c.isEmpty());
    }

    public void weigh(int grams) {
        weight = grams > 0 ? OptionalInt.of(grams) : OptionalInt.empty();
    }

    public Shipment replacement(String newId) {
        Shipment next = new Shipment(newId);
        next.replaces = Optional.of(this);
        next.weight = weight;
        return next;
    }

    public Optional<String> carrier() {
        return carrier;
    }

    public Optional<String> trackingLink() {
        return carrier.flatMap(c -> trackingCode.map(t -> "https://" + c + "/" + t));
    }

    public OptionalInt weight() {
        return weight;
    }

    public int weightOr(int fallback) {
        return weight.orElse(fallback);
    }

    public String chain() {
        return replaces.map(old -> id + " for " + old.id).orElse(id);
    }

    public Optional<Shipment> replaces() {
        return replaces;
    }
}
