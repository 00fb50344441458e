package data.table;

import java.util.List;

/** Reads delimited text in which fields may be quoted and a doubled quote stands for one. */
public class QuotedTableParser {
    static final char QUOTE = '"';

    private enum State {
        PLAIN {
            @Override
            State next(char c, char delimiter, TableBuilder table) {
                if (c == delimiter) {
                    table.endField();
                } else if (c == '\n') {
                    table.endRow();
                } else if (c == QUOTE) {
                    if (table.fieldStarted()) {
                        throw new IllegalArgumentException("quote inside a field");
                    }
                    return QUOTED;
                } else if (c != '\r') {
                    table.append(c);
                }
                return PLAIN;
            }
        },
        QUOTED {
            @Override
            State next(char c, char delimiter, TableBuilder table) {
                if (c == QUOTE) {
                    return CLOSED;
                }
                table.append(c);
                return QUOTED;
            }
        },
        CLOSED {
            @Override
            State next(char c, char delimiter, TableBuilder table) {
                if (c == delimiter) {
                    table.endField();
                    return PLAIN;
                }
                switch (c) {
                    case '\n':
                        table.endRow();
                        return PLAIN;
                    case '\r':
                        return CLOSED;
                    case QUOTE:
                        table.append(QUOTE);
                        return QUOTED;
                    default:
                        throw new IllegalArgumentException("text after a quote");
                }
            }
        };

        abstract State next(char c, char delimiter, TableBuilder table);
    }

    private final char delimiter;

    public QuotedTableParser(char delimiter) {
        this.delimiter = delimiter;
    }

    public List<List<String>> parse(String text) {
        TableBuilder table = new TableBuilder();
        State state = State.PLAIN;
        for (int i = 0; i < text.length(); i++) {
            state = state.next(text.charAt(i), delimiter, table);
        }
        if (state == State.QUOTED) {
            throw new IllegalArgumentException("quote not closed");
        }
        if (state == State.CLOSED || table.rowStarted()) {
            table.endRow();
        }
        return table.rows();
    }
}
