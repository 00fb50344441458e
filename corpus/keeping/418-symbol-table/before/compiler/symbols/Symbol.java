package compiler.symbols;

public final class Symbol {

    final int id;
    final String name;
    Symbol alias;
    int uses;

    Symbol(int id, String name) {
        this.id = id;
        this.name = name;
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
        if (alias == null) {
            return name + "#" + id;
        }
        return name + "#" + id + "=" + alias.name;
    }
}
