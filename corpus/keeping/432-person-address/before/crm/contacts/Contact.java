package crm.contacts;

import java.util.Locale;
import java.util.Objects;

public final class Contact {
    private final String name;
    private String street;
    private String zip;
    private String city;
    private int changes;

    public Contact(String name) {
        this.name = Objects.requireNonNull(name);
    }

    public void setStreet(String street) {
        if (!Objects.equals(this.street, street)) {
            this.street = street;
            changes++;
        }
    }

    public void setZip(String zip) {
        if (zip != null && !zip.matches("\\d{4,6}")) {
            throw new IllegalArgumentException("zip " + zip);
        }
        if (!Objects.equals(this.zip, zip)) {
            this.zip = zip;
            changes++;
        }
    }

    public void setCity(String city) {
        String normal = city == null ? null : city.trim();
        if (!Objects.equals(this.city, normal)) {
            this.city = normal;
            changes++;
        }
    }

    public void moveIn(Contact other) {
        setStreet(other.street);
        setZip(other.zip);
        setCity(other.city);
    }

    public String getStreet() {
        return street;
    }

    public String getZip() {
        return zip;
    }

    public String getCity() {
        return city;
    }

    public boolean hasFullAddress() {
        return street != null && zip != null && city != null && !city.isEmpty();
    }

    public boolean livesWith(Contact other) {
        return hasFullAddress() && street.equalsIgnoreCase(other.street) && zip.equals(other.zip);
    }

    public String label() {
        StringBuilder sb = new StringBuilder(name);
        if (street != null) {
            sb.append("\n").append(street);
        }
        if (zip != null || city != null) {
            sb.append("\n");
            if (zip != null) {
                sb.append(zip);
            }
            if (zip != null && city != null) {
                sb.append(' ');
            }
            if (city != null) {
                sb.append(city.toUpperCase(Locale.ROOT));
            }
        }
        return sb.toString();
    }

    public int changes() {
        return changes;
    }
}
