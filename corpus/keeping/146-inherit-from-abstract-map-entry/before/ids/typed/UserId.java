package ids.typed;

public final class UserId {
    private final int value;

    public UserId(int value) {
        this.value = value;
    }

    public int value() {
        return value;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof UserId && ((UserId) o).value == value;
    }

    @Override
    public int hashCode() {
        return value;
    }

    @Override
    public String toString() {
        return "user-" + value;
    }
}
