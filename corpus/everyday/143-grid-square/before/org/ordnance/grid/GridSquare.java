package org.ordnance.grid;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

public final class GridSquare implements Comparable<GridSquare> {

    private final String letters;
    private final double easting;
    private final List<String> sheets;

    public GridSquare(String letters, double easting, List<String> sheets) {
        if (letters == null || letters.length() != 2) {
            throw new IllegalArgumentException("two letters expected: " + letters);
        }
        this.letters = letters.toUpperCase(Locale.ROOT);
        this.easting = easting;
        this.sheets = Collections.unmodifiableList(new ArrayList<>(sheets));
    }

    public String getLetters() {
        return letters;
    }

    public double getEasting() {
        return easting;
    }

    public List<String> getSheets() {
        return sheets;
    }

    @Override
    public int compareTo(GridSquare o) {
        int c = letters.compareTo(o.letters);
        return c != 0 ? c : Double.compare(easting, o.easting);
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (o == null || getClass() != o.getClass()) {
            return false;
        }
        GridSquare that = (GridSquare) o;
        return letters.equals(that.letters)
                && Double.compare(easting, that.easting) == 0
                && sheets.equals(that.sheets);
    }

    @Override
    public int hashCode() {
        return Objects.hash(letters, easting, sheets);
    }

    @Override
    public String toString() {
        return letters + "@" + easting + (sheets.isEmpty() ? "" : sheets.toString());
    }
}
