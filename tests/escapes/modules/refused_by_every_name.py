# attack: one import statement for each module that would give power
# prints: refused: 30
def gain(name):
    print("ESCAPED imported", name)

refused = 0
try:
    import os; gain("os")
except ImportError: refused += 1
try:
    import posix; gain("posix")
except ImportError: refused += 1
try:
    import subprocess; gain("subprocess")
except ImportError: refused += 1
try:
    import socket; gain("socket")
except ImportError: refused += 1
try:
    import _socket; gain("_socket")
except ImportError: refused += 1
try:
    import ctypes; gain("ctypes")
except ImportError: refused += 1
try:
    import _ctypes; gain("_ctypes")
except ImportError: refused += 1
try:
    import importlib; gain("importlib")
except ImportError: refused += 1
try:
    import marshal; gain("marshal")
except ImportError: refused += 1
try:
    import gc; gain("gc")
except ImportError: refused += 1
try:
    import threading; gain("threading")
except ImportError: refused += 1
try:
    import _thread; gain("_thread")
except ImportError: refused += 1
try:
    import multiprocessing; gain("multiprocessing")
except ImportError: refused += 1
try:
    import signal; gain("signal")
except ImportError: refused += 1
try:
    import shutil; gain("shutil")
except ImportError: refused += 1
try:
    import codecs; gain("codecs")
except ImportError: refused += 1
try:
    import code; gain("code")
except ImportError: refused += 1
try:
    import runpy; gain("runpy")
except ImportError: refused += 1
try:
    import pkgutil; gain("pkgutil")
except ImportError: refused += 1
try:
    import unittest; gain("unittest")
except ImportError: refused += 1
try:
    import doctest; gain("doctest")
except ImportError: refused += 1
try:
    import pdb; gain("pdb")
except ImportError: refused += 1
try:
    import timeit; gain("timeit")
except ImportError: refused += 1
try:
    import urllib.request; gain("urllib.request")
except ImportError: refused += 1
try:
    import http.client; gain("http.client")
except ImportError: refused += 1
try:
    import atexit; gain("atexit")
except ImportError: refused += 1
try:
    import resource; gain("resource")
except ImportError: refused += 1
try:
    import mmap; gain("mmap")
except ImportError: refused += 1
try:
    import fcntl; gain("fcntl")
except ImportError: refused += 1
try:
    import webbrowser; gain("webbrowser")
except ImportError: refused += 1
print("refused:", refused)
