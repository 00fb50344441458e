package net.landsurvey.coord;

/** An angle in degrees, minutes and seconds; the degrees carry the sign. */
record Dms(int degrees, int minutes, double seconds) {

    Dms {
        if (minutes < 0 || minutes > 59 || seconds < 0 || seconds >= 60) {
            throw new IllegalArgumentException("not an angle: " + degrees + " " + minutes + " " + seconds);
        }
    }

    static Dms of(String[] parts) {
        return new Dms(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Double.parseDouble(parts[2]));
    }

    double magnitude() {
        return Math.abs(degrees) + minutes / 60.0 + seconds / 3600.0;
    }

    double toDecimal() {
        return degrees < 0 ? -magnitude() : magnitude();
    }
}
