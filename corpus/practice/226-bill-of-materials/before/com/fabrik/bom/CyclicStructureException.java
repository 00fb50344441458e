package com.fabrik.bom;

public class CyclicStructureException extends RuntimeException {
    public CyclicStructureException(String part) {
        super("part contains itself: " + part);
    }
}
