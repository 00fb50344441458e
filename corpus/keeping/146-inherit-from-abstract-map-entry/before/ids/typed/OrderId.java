package ids.typed;

public final class OrderId {
    private final int value;

    public OrderId(int value) {
        this.value = value;
    }

    public int value() {
        return value;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof OrderId && ((OrderId) o).value == value;
    }

    @Override
    public int hashCode() {
        return value;
    }

    @Override
    public String toString() {
        return "order-" + value;
    }
}
