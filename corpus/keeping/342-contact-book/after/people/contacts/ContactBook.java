package people.contacts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Names for e-mail addresses; the domain of an address does not depend on case. */
public final class ContactBook {
    private record Address(String user, String domain) {
        static Address parse(String text) {
            if (text == null) {
                throw new IllegalArgumentException("address is missing");
            }
            String trimmed = text.trim();
            int at = trimmed.lastIndexOf('@');
            String user = at < 0 ? "" : trimmed.substring(0, at);
            String domain = trimmed.substring(at + 1);
            if (user.isEmpty() || domain.isEmpty()) {
                throw new IllegalArgumentException("not an address: " + text);
            }
            return new Address(user, domain.toLowerCase(Locale.ROOT));
        }

        boolean isAt(String otherDomain) {
            return domain.equals(otherDomain);
        }

        @Override
        public String toString() {
            return user + "@" + domain;
        }
    }

    private final Map<Address, String> names = new LinkedHashMap<>();

    /** Returns the name that was stored before, or null. */
    public String put(String address, String name) {
        return names.put(Address.parse(address), name);
    }

    public String nameOf(String address) {
        return names.get(Address.parse(address));
    }

    public boolean remove(String address) {
        return names.keySet().remove(Address.parse(address));
    }

    public List<String> domains() {
        return names.keySet().stream()
                .map(Address::domain)
                .distinct()
                .sorted()
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public List<String> addressesAt(String domain) {
        String wanted = domain.toLowerCase(Locale.ROOT);
        return names.keySet().stream()
                .filter(address -> address.isAt(wanted))
                .map(Address::toString)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public static boolean same(String a, String b) {
        return Address.parse(a).equals(Address.parse(b));
    }

    public String export() {
        StringBuilder out = new StringBuilder();
        names.forEach((address, name) -> out.append(name).append(" <").append(address).append(">\n"));
        return out.toString();
    }
}
