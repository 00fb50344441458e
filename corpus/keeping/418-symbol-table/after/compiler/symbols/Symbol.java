package compiler.symbols;

import java.util.Optional;

public final class Symbol {

    private final int id;
    private final String name;
    private final Optional<Symbol> alias;
    private int uses;

    Symbol(int id, String name, Symbol alias) {
        this.id = id;
        this.name = name;
        this.alias = Optional.ofNullable(alias);
    }

    Symbol used() {
        uses++;
        return this;
    }

    Symbol target() {
        return alias.orElse(this);
    }

    boolean aliases(Symbol other) {
        return alias.filter(target -> target == other).isPresent();
    }

    public int id() {
        return id;
    }

    public String name() {
        return name;
    }

    public int uses() {
        return uses;
    }

    @Override
    public String toString() {
        return name + "#" + id + alias.map(target -> "=" + target.name).orElse("");
    }
}
