package people.city;

import java.util.Optional;

public final class Cities {
    public record Address(String street, String city) { }

    public record User(String name, Address address) { }

    private int unknown;

    public String cityOf(User user) {
        return Optional.ofNullable(user)
            .map(User::address)
            .map(Address::city)
            .map(String::trim)
            .orElseGet(this::missing);
    }

    private String missing() {
        unknown++;
        return "unknown";
    }

    public int unknown() {
        return unknown;
    }
}
