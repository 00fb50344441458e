package parcel.track;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

public final class Shipment {

    private final String id;
    private String carrier;
    private String trackingCode;
    /** Zero while not weighed. */
    private int weight;
    private Shipment replaces;

    public Shipment(String id) {
        this.id = Objects.requireNonNull(id);
    }

    public void handOver(String carrier, String trackingCode) {
        if (this.carrier != null) {
            throw new IllegalStateException("already with " + this.carrier);
        }
        this.carrier = Objects.requireNonNull(carrier);
        String code = trackingCode == null ? "" : trackingCode.trim();
        this.trackingCode = code.isEmpty() ? null : code;
    }

    public void weigh(int grams) {
        weight = Math.max(0, grams);
    }

    public Shipment replacement(String newId) {
        Shipment next = new Shipment(newId);
        next.replaces = this;
        next.weight = weight;
        return next;
    }

    public Optional<String> carrier() {
        return Optional.ofNullable(carrier);
    }

    public Optional<String> trackingLink() {
        if (carrier == null || trackingCode == null) {
            return Optional.empty();
        }
        return Optional.of("https://" + carrier + "/" + trackingCode);
    }

    public OptionalInt weight() {
        return weight == 0 ? OptionalInt.empty() : OptionalInt.of(weight);
    }

    public int weightOr(int fallback) {
        return weight == 0 ? fallback : weight;
    }

    public String chain() {
        return replaces == null ? id : id + " for " + replaces.id;
    }

    public Optional<Shipment> replaces() {
        return Optional.ofNullable(replaces);
    }
}
