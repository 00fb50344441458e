package mail.post;

import java.util.Objects;

public final class PostalAddress {
    private final String street;
    private final String zip;
    private final String city;

    public PostalAddress(String street, String zip, String city) {
        this.street = street.trim();
        this.zip = zip.replace(" ", "");
        if (this.zip.isEmpty()) {
            throw new IllegalArgumentException("zip missing");
        }
        this.city = city;
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

    public PostalAddress withCity(String newCity) {
        return new PostalAddress(street, zip, newCity);
    }

    public boolean isComplete() {
        return !street.isEmpty() && city != null && !city.isEmpty();
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (!(o instanceof PostalAddress)) {
            return false;
        }
        PostalAddress other = (PostalAddress) o;
        return street.equals(other.street) && zip.equals(other.zip) && Objects.equals(city, other.city);
    }

    @Override
    public int hashCode() {
        return Objects.hash(street, zip, city);
    }

    @Override
    public String toString() {
        String line = street + ", " + zip;
        if (city != null) {
            line = line + " " + city;
        }
        return line;
    }
}
