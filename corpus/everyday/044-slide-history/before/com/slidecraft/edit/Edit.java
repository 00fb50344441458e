package com.slidecraft.edit;

public interface Edit {
    String label();

    void apply(StringBuilder notes);

    void revert(StringBuilder notes);
}
