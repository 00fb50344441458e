package hr.org;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public final class Position {

    private final String title;
    private Position manager;
    private Integer budget;

    public Position(String title) {
        this.title = Objects.requireNonNull(title, "title");
    }

    private static Stream<Position> upwards(Position start) {
        return Stream.iterate(start, Objects::nonNull, p -> p.manager);
    }

    public void reportTo(Position newManager) {
        if (upwards(newManager).anyMatch(p -> p == this)) {
            throw new IllegalArgumentException("cycle");
        }
        this.manager = newManager;
    }

    public void budget(Integer amount) {
        this.budget = amount;
    }

    /** The limit of the closest position that has one, this one included. */
    public int spendingLimit() {
        return upwards(this).map(p -> p.budget).filter(Objects::nonNull).findFirst().orElse(0);
    }

    public List<String> line() {
        return upwards(this).map(p -> p.title).collect(Collectors.toCollection(java.util.ArrayList::new));
    }

    public Position top() {
        return upwards(this).reduce(this, (lower, higher) -> higher);
    }

    public Position commonManager(Position other) {
        if (manager == null) {
            return null;
        }
        Position theirs = other.manager;
        return upwards(manager)
                .filter(p -> upwards(theirs).anyMatch(q -> q == p))
                .findFirst()
                .orElse(null);
    }

    @Override
    public String toString() {
        return Optional.ofNullable(manager).map(m -> title + " < " + m.title).orElse(title);
    }
}
