package crm.contacts;

import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

record Address(String street, String zip, String city) {
    static final Address UNKNOWN = new Address(null, null, null);

    Address withStreet(String newStreet) {
        return new Address(newStreet, zip, city);
    }

    Address withZip(String newZip) {
        if (newZip != null && !newZip.matches("\\d{4,6}")) {
            throw new IllegalArgumentException("not a zip code: " + newZip);
        }
        return new Address(street, newZip, city);
    }

    Address withCity(String newCity) {
        return new Address(street, zip, newCity == null ? null : newCity.trim());
    }

    boolean isComplete() {
        return street != null && zip != null && city != null && !city.isEmpty();
    }

    boolean sameHouse(Address other) {
        return street.equalsIgnoreCase(other.street) && zip.equals(other.zip);
    }

    String lines() {
        String town = Stream.of(zip == null ? "" : zip, city == null ? "" : city.toUpperCase(Locale.ROOT))
                .collect(Collectors.joining(zip != null && city != null ? " " : ""));
        return (street == null ? "" : "\n" + street) + (zip == null && city == null ? "" : "\n" + town);
    }

    boolean differsFrom(Address other) {
        return !Objects.equals(this, other);
    }
}
