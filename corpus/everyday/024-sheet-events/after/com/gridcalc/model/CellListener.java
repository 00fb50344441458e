package com.gridcalc.model;

public interface CellListener {
    void changed(String cell, String oldValue, String newValue);
}
