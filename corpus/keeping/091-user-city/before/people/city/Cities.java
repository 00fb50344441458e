package people.city;

public final class Cities {
    public record Address(String street, String city) { }

    public record User(String name, Address address) { }

    private int unknown;

    public String cityOf(User user) {
        if (user != null) {
            Address address = user.address();
            if (address != null) {
                String city = address.city();
                if (city != null) {
                    return city.trim();
                }
            }
        }
        unknown++;
        return "unknown";
    }

    public int unknown() {
        return unknown;
    }
}
