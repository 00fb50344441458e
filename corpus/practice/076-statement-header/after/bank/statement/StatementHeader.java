package bank.statement;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Objects;

public class StatementHeader {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("dd.MM.yyyy", Locale.GERMANY);
    private static final DateTimeFormatter FILE_STAMP = DateTimeFormatter.ofPattern("yyyyMMdd", Locale.GERMANY);
    private static final DateTimeFormatter FOLDER = DateTimeFormatter.ofPattern("YYYY/MM", Locale.GERMANY);

    private final String iban;
    private final LocalDate from;
    private final LocalDate to;

    public StatementHeader(String iban, LocalDate from, LocalDate to) {
        this.iban = Objects.requireNonNull(iban);
        this.from = Objects.requireNonNull(from);
        this.to = Objects.requireNonNull(to);
    }

    public String title() {
        return "Account " + iban + ", " + DAY.format(from) + " - " + DAY.format(to);
    }

    public String fileName() {
        return iban.replace(" ", "") + "_" + FILE_STAMP.format(to) + ".pdf";
    }

    public String archiveFolder() {
        return FOLDER.format(to);
    }
}
