package bank.statement;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Objects;

public class StatementHeader {

    private final String iban;
    private final LocalDate from;
    private final LocalDate to;

    public StatementHeader(String iban, LocalDate from, LocalDate to) {
        this.iban = Objects.requireNonNull(iban);
        this.from = Objects.requireNonNull(from);
        this.to = Objects.requireNonNull(to);
    }

    public String title() {
        return "Account " + iban + ", "
                + from.format(DateTimeFormatter.ofPattern("dd.MM.yyyy", Locale.GERMANY)) + " - "
                + to.format(DateTimeFormatter.ofPattern("dd.MM.yyyy", Locale.GERMANY));
    }

    public String fileName() {
        return iban.replace(" ", "") + "_"
                + to.format(DateTimeFormatter.ofPattern("yyyyMMdd", Locale.GERMANY)) + ".pdf";
    }

    public String archiveFolder() {
        return to.format(DateTimeFormatter.ofPattern("yyyy/MM", Locale.GERMANY));
    }
}
