package org.openchess.fen;

import java.util.ArrayList;
import java.util.List;

/** Parses the piece placement field of a FEN record. */
public final class PlacementParser {

    private static final int SIZE = 8;

    public Board parse(String placement) {
        if (placement == null || placement.isEmpty()) {
            throw new FenException("empty placement", 0);
        }
        String[] ranks = placement.split("/", -1);
        if (ranks.length != SIZE) {
            throw new FenException("expected 8 ranks but found " + ranks.length, placement.length());
        }
        List<String> rows = new ArrayList<>(SIZE);
        int offset = 0;
        for (String rank : ranks) {
            rows.add(new RankParser(rank, offset).parse());
            offset += rank.length() + 1;
        }
        return new Board(rows);
    }

    private static final class RankParser {
        private final String rank;
        private final int offset;
        private final StringBuilder row = new StringBuilder(SIZE);
        private boolean lastWasDigit;

        RankParser(String rank, int offset) {
            this.rank = rank;
            this.offset = offset;
        }

        String parse() {
            for (int i = 0; i < rank.length(); i++) {
                accept(rank.charAt(i), offset + i);
                if (row.length() > SIZE) {
                    throw new FenException("rank too long", offset + i);
                }
            }
            if (row.length() < SIZE) {
                throw new FenException("rank too short", offset + rank.length());
            }
            return row.toString();
        }

        private void accept(char c, int position) {
            switch (c) {
                case '1', '2', '3', '4', '5', '6', '7', '8' -> {
                    if (lastWasDigit) {
                        throw new FenException("adjacent digits", position);
                    }
                    row.append(".".repeat(c - '0'));
                    lastWasDigit = true;
                }
                case 'p', 'n', 'b', 'r', 'q', 'k', 'P', 'N', 'B', 'R', 'Q', 'K' -> {
                    row.append(c);
                    lastWasDigit = false;
                }
                default -> throw new FenException("unexpected '" + c + "'", position);
            }
        }
    }
}
