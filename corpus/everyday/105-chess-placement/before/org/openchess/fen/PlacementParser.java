package org.openchess.fen;

import java.util.ArrayList;
import java.util.List;

/** Parses the piece placement field of a FEN record. */
public final class PlacementParser {

    public Board parse(String placement) {
        if (placement == null || placement.isEmpty()) {
            throw new FenException("empty placement", 0);
        }
        String[] ranks = placement.split("/", -1);
        if (ranks.length != 8) {
            throw new FenException("expected 8 ranks but found " + ranks.length, placement.length());
        }
        List<String> rows = new ArrayList<>();
        int offset = 0;
        for (String rank : ranks) {
            StringBuilder row = new StringBuilder();
            boolean lastWasDigit = false;
            for (int i = 0; i < rank.length(); i++) {
                char c = rank.charAt(i);
                if (c >= '1' && c <= '8') {
                    if (lastWasDigit) {
                        throw new FenException("adjacent digits", offset + i);
                    }
                    for (int k = 0; k < c - '0'; k++) {
                        row.append('.');
                    }
                    lastWasDigit = true;
                } else if ("pnbrqk".indexOf(Character.toLowerCase(c)) >= 0 && c < 128) {
                    row.append(c);
                    lastWasDigit = false;
                } else {
                    throw new FenException("unexpected '" + c + "'", offset + i);
                }
                if (row.length() > 8) {
                    throw new FenException("rank too long", offset + i);
                }
            }
            if (row.length() < 8) {
                throw new FenException("rank too short", offset + rank.length());
            }
            rows.add(row.toString());
            offset += rank.length() + 1;
        }
        return new Board(rows);
    }
}
