package org.ordnance.grid;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

public record GridSquare(String letters, double easting, List<String> sheets) implements Comparable<GridSquare> {

    private static final Comparator<GridSquare> ORDER =
            Comparator.comparing(GridSquare::letters).thenComparingDouble(GridSquare::easting);

    public GridSquare {
        if (letters == null || letters.length() != 2) {
            throw new IllegalArgumentException("two letters expected: " + letters);
        }
        letters = letters.toUpperCase(Locale.ROOT);
        sheets = Collections.unmodifiableList(new ArrayList<>(sheets));
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
        return ORDER.compare(this, o);
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
