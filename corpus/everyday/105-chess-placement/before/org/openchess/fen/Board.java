package org.openchess.fen;

import java.util.List;

public final class Board {
    private final List<String> rows;

    Board(List<String> rows) {
        this.rows = List.copyOf(rows);
    }

    public char at(int rank, int file) {
        return rows.get(8 - rank).charAt(file - 1);
    }

    public List<String> rows() {
        return rows;
    }
}
