package people.contacts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/** Names for e-mail addresses; the domain of an address does not depend on case. */
public final class ContactBook {
    private final Map<String, String> names = new LinkedHashMap<>();

    private static String normalise(String address) {
        if (address == null) {
            throw new IllegalArgumentException("no address");
        }
        String trimmed = address.trim();
        int at = trimmed.lastIndexOf('@');
        if (at <= 0 || at == trimmed.length() - 1) {
            throw new IllegalArgumentException(address);
        }
        return trimmed.substring(0, at) + "@" + trimmed.substring(at + 1).toLowerCase(Locale.ROOT);
    }

    /** Returns the name that was stored before, or null. */
    public String put(String address, String name) {
        return names.put(normalise(address), name);
    }

    public String nameOf(String address) {
        return names.get(normalise(address));
    }

    public boolean remove(String address) {
        String key = normalise(address);
        if (!names.containsKey(key)) {
            return false;
        }
        names.remove(key);
        return true;
    }

    public List<String> domains() {
        TreeSet<String> domains = new TreeSet<>();
        for (String address : names.keySet()) {
            domains.add(address.substring(address.lastIndexOf('@') + 1));
        }
        return new ArrayList<>(domains);
    }

    public List<String> addressesAt(String domain) {
        List<String> result = new ArrayList<>();
        String wanted = domain.toLowerCase(Locale.ROOT);
        for (String address : names.keySet()) {
            if (address.substring(address.lastIndexOf('@') + 1).equals(wanted)) {
                result.add(address);
            }
        }
        return result;
    }

    public static boolean same(String a, String b) {
        return normalise(a).equals(normalise(b));
    }

    public String export() {
        StringBuilder out = new StringBuilder();
        for (Map.Entry<String, String> e : names.entrySet()) {
            out.append(e.getValue()).append(" <").append(e.getKey()).append(">\n");
        }
        return out.toString();
    }
}
