package com.voltpark.charger;

public enum ChargerState {
    IDLE, CONNECTED, CHARGING, FAULT
}
